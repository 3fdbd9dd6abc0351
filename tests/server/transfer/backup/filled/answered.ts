import type { Answered } from '../../../app.ts';

/** What a call answered that has to be done: a table that stays empty without it is told where that began. */
export async function done(answered: Promise<Answered>): Promise<Answered['body'] & { id: number }> {
  const { status, body } = await answered;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { ...body, id: Number(body.id) };
}
