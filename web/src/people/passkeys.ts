/** Passkeys: browsers make and use them on pages with a certificate and on this machine alone, and never for a bare address. */
import type { Me, PasskeyChallenge } from '../wire/mirabilia.ts';
import { became, send } from './api.ts';
import { deviceLabel } from './label.ts';

/** Whether this browser can have passkeys on this page. */
export function canHavePasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);
}

/** Make a passkey for myself. */
export async function addPasskey(): Promise<Me> {
  const { challenge, site, person, name, known } = await send<PasskeyChallenge>('/passkeys/begin');
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(challenge),
      rp: { id: site, name: 'Mirabilia' },
      user: { id: new TextEncoder().encode(person), name, displayName: name },
      pubKeyCredParams: [-7, -257, -8].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
    },
  });
  if (!(made instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError');
  const response = made.response as AuthenticatorAttestationResponse;
  return send<Me>('/passkeys', {
    id: made.id,
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
    label: deviceLabel(),
  });
}

/** Become the person of a passkey that this browser, its password manager or a phone beside it has. */
export async function enter(): Promise<Me> {
  const { challenge, site } = await send<PasskeyChallenge>('/enter/begin');
  const used = await navigator.credentials.get({ publicKey: { challenge: bytes(challenge), rpId: site } });
  if (!(used instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError');
  const response = used.response as AuthenticatorAssertionResponse;
  return became(
    await send<Me>('/enter', {
      id: used.id,
      client_data: text(response.clientDataJSON),
      authenticator_data: text(response.authenticatorData),
      signature: text(response.signature),
      label: deviceLabel(),
    }),
  );
}

/** Whether somebody has closed the window of their browser that asks for a passkey. */
export function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException;
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
