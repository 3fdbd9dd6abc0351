/** What a letter is about: a case, a cause, or a person without a case; one of them. */
export const ABOUT = ['complaint_id', 'cause_id', 'person_id'] as const;
export type LetterAbout = Partial<Record<(typeof ABOUT)[number], number>>;

/** Where a letter about something is begun. */
export const newLetterAddress = (about: LetterAbout) =>
  `/grievance/letter?${new URLSearchParams(Object.entries(about).map(([name, id]) => [name, String(id)]))}`;

export const letterAddress = (id: number) => `/grievance/letter/${id}`;

const PAGES = {
  complaint_id: '/grievance',
  cause_id: '/grievance/cause',
  person_id: '/grievance/person',
} as const;

/** The page of what a letter is about, and which kind of thing that is; undefined where it is gone. */
export function homeOf(about: LetterAbout): { kind: keyof typeof PAGES; to: string } | undefined {
  const kind = ABOUT.find((name) => about[name] !== undefined);
  return kind && { kind, to: `${PAGES[kind]}/${about[kind]}` };
}
