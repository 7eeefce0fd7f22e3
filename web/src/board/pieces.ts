/** Printed pieces, found by id. */
export function byId<Piece extends { id: string }>(pieces: Piece[]): Map<string, Piece> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

export function found<Piece>(pieces: Map<string, Piece>, id: string): Piece {
  const piece = pieces.get(id);
  if (piece === undefined) throw new Error(`there is no piece ${id}`);
  return piece;
}
