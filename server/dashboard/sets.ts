interface SetChoice {
  include: string | null;
  exclude: string | null;
}

/**
 * The requested sets of an answer, by name. They are computed one after the other, because the embedded database runs
 * one query at a time.
 */
export async function answerSets<S extends Record<string, unknown>>(
  { include, exclude }: SetChoice,
  makers: { [K in keyof S]: () => S[K] | Promise<S[K]> },
): Promise<Partial<S>> {
  const all: (keyof S & string)[] = Object.keys(makers);
  const [included, dropped] = [words(include), words(exclude)];
  const selected = all.filter((name) => included.includes(name));
  const answer: Partial<S> = {};
  for (const name of selected.length > 0 ? selected : all) {
    if (!dropped.includes(name)) answer[name] = await makers[name]();
  }
  return answer;
}

const words = (text: string | null) => (text ?? '').split(',').map((word) => word.trim());
