type Values = Record<string, unknown>;

interface Given<Valid> {
  by(values: Values, id?: number): Valid;
  /** An existing person. */
  citizen(): Promise<number>;
  /** The fields of a person. */
  oneNamed(): Values;
  /** Two people, the survivor first, and the fields of a merge. */
  two(): Promise<Values>;
  merge(values: Values): Promise<number>;
}

/** Two people, the survivor first. */
export async function twoOf(citizen: () => Promise<number>): Promise<Values> {
  const survivor_id = await citizen();
  return { person_ids: [survivor_id, await citizen()], survivor_id };
}

/** Valid calls about citizens. */
export const personCalls = <Valid>({ by, citizen, oneNamed, two, merge }: Given<Valid>) => ({
  'POST person': async () => by(oneNamed()),
  'PUT person/:id': async () => by({ name: String(oneNamed().name) }, await citizen()),
  'POST person/find': async () => by({ text: 'Name' }),
  'POST person/:id/visit': async () => by({ kind: 'came' }, await citizen()),
  'POST household': async () => by({ person_ids: [await citizen(), await citizen()] }),
  'POST person/distinct': async () => by({ person_ids: [await citizen(), await citizen()] }),
  'POST person/merge': async () => by(await two()),
  'POST person/merge/undo': async () => by({ merge_id: await merge(await two()) }),
});
