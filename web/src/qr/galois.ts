/** Reed-Solomon error correction of QR codes: polynomials over the field of 256 elements. */

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}

export function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return EXP[((LOG[one] ?? 0) + (LOG[other] ?? 0)) % 255] ?? 0;
}

export function powerOfTwo(exponent: number): number {
  return EXP[exponent % 255] ?? 0;
}

/** The coefficients of the generator after the first one, the highest first. */
function generator(degree: number): number[] {
  let product = [1];
  for (let root = 0; root < degree; root += 1) {
    const shifted = [...product, 0];
    product = shifted.map((term, at) => term ^ times(product[at - 1] ?? 0, powerOfTwo(root)));
  }
  return product.slice(1);
}

/** The correction codewords of a block: what is left of it when it is divided by the generator. */
export function correction(data: number[], degree: number): number[] {
  const divisor = generator(degree);
  let rest: number[] = Array.from({ length: degree }, () => 0);
  for (const codeword of data) {
    const factor = codeword ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((term, at) => term ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
}
