import type { Answered } from '../../../app.ts';

/** The answer of a call that must succeed: otherwise the test would only report an empty table later. */
export async function done(answered: Promise<Answered>): Promise<Answered['body'] & { id: number }> {
  const { status, body } = await answered;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { ...body, id: Number(body.id) };
}
