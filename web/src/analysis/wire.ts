/** What the server tells of an analysis; docs/analysis.md says what it means. */
import type { Evaluation, Foreseen, Judged, Report } from '../wire/mirabilia.ts';

export type { Evaluation, Foreseen, Judged, Report };

/** What the bot may know: as much as the seat, or everything. */
export type Cards = Report['cards'];
export const CARDS = ['seat', 'open'] as const satisfies readonly Cards[];

export type Grade = NonNullable<Judged['grade']>;
