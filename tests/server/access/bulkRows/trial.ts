import papaparse from 'papaparse';
import type { Refusals, Task } from '#contract/desk/task.ts';
import type { BulkDesk, Caller } from './desk.ts';
import { DONE, NOT_THERE, OTHER_NUMBER, OWN_NUMBER } from './differences.ts';
import type { RowRecipe } from './recipes.ts';
import { tracesOf } from './traces.ts';
import type { Row, Twins } from './twins.ts';

/** A value of each pair of twins, by their kind. */
export const byKind = <T>(twins: readonly Twins[], of: (pair: Twins) => T): Record<string, T> =>
  Object.fromEntries(twins.map((pair) => [pair.kind, of(pair)]));

/** Test records have a UUID instead of a number. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** A text without the number of the twin. */
const plain = (text: string, { complaint_number }: Row) =>
  text.replaceAll(complaint_number, OWN_NUMBER).replaceAll(UUID, OTHER_NUMBER);

/** The reasons by kind, from answers with the numbers of rows. */
const reasonsIn = (refusals: Refusals, twins: readonly Twins[]) =>
  Object.fromEntries(
    refusals.flatMap(({ reason, numbers }) =>
      twins
        .filter(({ many }) => numbers.includes(many.complaint_number))
        .map(({ kind, many }) => [kind, plain(reason, many)]),
    ),
  );

/** Applies an action as a caller: to one of each twins with the single call, and to all others with the bulk call. */
export function trialOf(desk: BulkDesk, { token }: Caller, recipe: RowRecipe, twins: readonly Twins[]) {
  const send = (method: string, path: string, json: object) => desk.send(method, path, { token, json });

  /** The results of the single calls. */
  async function onEach(): Promise<Record<string, { status: number; said: string }>> {
    const outcomes: Awaited<ReturnType<typeof onEach>> = {};
    for (const { kind, one } of twins) {
      const { method, path, json } = recipe.one(one.id);
      const { status, body } = await send(method, path, json);
      const refusal = status < 300 ? recipe.refusal?.(body) : body.message;
      outcomes[kind] = { status, said: refusal ? plain(String(refusal), one) : DONE };
    }
    return outcomes;
  }

  /** The stored rows of the twins, without differences by number. */
  async function stored() {
    const all = twins.flatMap(({ one, many }) => [one, many]);
    const traces = await tracesOf(
      desk,
      all.map(({ id }) => id),
    );
    const of = (row: Row) =>
      traces
        .get(row.id)
        ?.map((trace) => plain(trace, row))
        .sort();
    return { ones: byKind(twins, ({ one }) => of(one)), many: byKind(twins, ({ many }) => of(many)) };
  }

  const ask = (dry_run: boolean) => {
    const { action, params } = recipe;
    return send('POST', 'bulk', { action, params, ids: twins.map(({ many }) => many.id), dry_run });
  };

  /** The results of a dry run. */
  async function rehearse() {
    const { total, possible, refused } = (await ask(true)).body;
    return { total, done: possible, refused: reasonsIn(refused as Refusals, twins) };
  }

  /** Runs the bulk call to its end and returns its summary and the results of each row from the file. */
  async function onAll() {
    const begun = (await ask(false)).body.job as Task;
    await desk.services.jobs.runDue();
    const { body } = await desk.send('GET', `job/${begun.id}`, { token });
    const { total, done, refusals, results } = body as unknown as Task;
    const file = await desk.app.fetch(new Request(`http://localhost${results}`), {} as never);
    const { data } = papaparse.parse<string[]>(await file.text());
    const rows = byKind(twins, ({ many }) => {
      const [, state, reason = ''] = data.find(([number]) => number === many.complaint_number) ?? [];
      return state === 'refused' ? plain(reason, many) : (state ?? NOT_THERE);
    });
    return { told: { total, done, refused: reasonsIn(refusals, twins) }, rows };
  }

  return { onEach, stored, ask, rehearse, onAll };
}
