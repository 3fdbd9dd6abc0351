/** The subject of a letter: a grievance, a cause or a person; exactly one. */
export const ABOUT = ['complaint_id', 'cause_id', 'person_id'] as const;
export type LetterAbout = Partial<Record<(typeof ABOUT)[number], number>>;

/** The address to write a letter about a subject. */
export const newLetterAddress = (about: LetterAbout) =>
  `/grievance/letter?${new URLSearchParams(Object.entries(about).map(([name, id]) => [name, String(id)]))}`;

export const letterAddress = (id: number) => `/grievance/letter/${id}`;

const PAGES = {
  complaint_id: '/grievance',
  cause_id: '/grievance/cause',
  person_id: '/grievance/person',
} as const;

/** The page and the kind of a letter's subject; undefined if it is gone. */
export function homeOf(about: LetterAbout): { kind: keyof typeof PAGES; to: string } | undefined {
  const kind = ABOUT.find((name) => about[name] !== undefined);
  return kind && { kind, to: `${PAGES[kind]}/${about[kind]}` };
}
