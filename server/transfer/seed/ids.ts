/** Ids by name. @throws for a name that the demo does not have */
export class Ids extends Map<string, number> {
  static of(rows: readonly { id: number; name: string }[]): Ids {
    return new Ids(rows.map(({ id, name }) => [name, id]));
  }

  override get(name: string): number {
    const id = super.get(name);
    if (id === undefined) throw new Error(`The demo has no ${name}.`);
    return id;
  }
}
