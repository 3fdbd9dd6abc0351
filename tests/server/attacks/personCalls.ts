type Values = Record<string, unknown>;

interface Given<Valid> {
  by(values: Values, id?: number): Valid;
  /** A person that there is. */
  citizen(): Promise<number>;
  /** What is written of one. */
  oneNamed(): Values;
}

/** Valid calls about citizens. */
export const personCalls = <Valid>({ by, citizen, oneNamed }: Given<Valid>) => ({
  'POST person': async () => by(oneNamed()),
  'PUT person/:id': async () => by({ name: String(oneNamed().name) }, await citizen()),
  'POST person/find': async () => by({ text: 'Name' }),
  'POST person/:id/visit': async () => by({ kind: 'came' }, await citizen()),
});
