import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countDifferences } from '#server/complaints/list/verify.ts';
import { offices } from '#server/desk/schema/offices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { openDesk } from './desk.ts';
import { driver } from './driver.ts';
import type { Command, Leader, Outcome, Person } from './model.ts';
import { take } from './modelRules.ts';
import { actorOf, found, modelled, record, setStage } from './stage.ts';

/** On each of two databases, others on the one than on the other. */
const COMMANDS = 5_000;
/** In one sequence at most. */
const LENGTH = 200;
const STATUSES = ['open', 'pending', 'reviewed', 'responded', 'close', 'Resolved'] as const;

interface Step {
  by: Person;
  /** Which of the complaints that are worked on. */
  to: number;
  command: Command;
}

/** Random commands; deleting is rare, or there would soon be nothing left to work on. */
function commandOf(people: Person[], leaders: Leader[]): fc.Arbitrary<Command> {
  const kind = <K extends string>(...names: K[]) => fc.constantFrom(...names);
  const somebody = fc.constantFrom(...people);
  const stale = fc.nat({ max: 3 }).map((number) => number === 0);
  const weighted = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary });
  const some = fc.subarray(leaders, { maxLength: 3 });
  const officers = fc.constantFrom('department' as const, 'district' as const, 'both' as const);
  const name = fc.constantFrom('Ramulu', 'Lakshmi');
  return fc.oneof(
    weighted(12, fc.record({ kind: kind('resolve', 'reopen'), stale })),
    weighted(9, fc.record({ kind: kind('assign'), to: somebody })),
    weighted(9, fc.record({ kind: kind('reply'), status: fc.constantFrom(...STATUSES) })),
    weighted(9, fc.record({ kind: kind('forwardToLeaders'), leaders: some })),
    weighted(6, fc.record({ kind: kind('forwardToOfficers'), to: officers })),
    weighted(6, fc.record({ kind: kind('rename'), name, stale })),
    weighted(6, fc.record({ kind: kind('reassign'), to: fc.option(somebody, { nil: null }) })),
    weighted(12, fc.record({ kind: kind('remark', 'attach', 'detach') })),
    weighted(6, fc.record({ kind: kind('merge'), into: fc.nat({ max: 3 }) })),
    weighted(6, fc.record({ kind: kind('undoMerge') })),
    weighted(1, fc.record({ kind: kind('delete') })),
  );
}

/** Ends what hangs: ten thousand commands are some thirty thousand statements, and machines may be busy. */
const PATIENCE_MS = 1_800_000;

class RolledBack extends Error {}

test(
  `[API-05, API-07, PER-17] ${COMMANDS} random commands by anybody do what the model does, and nothing else`,
  async () => {
    const desk = await openDesk();
    const closing = { reopen_max: 2, reopen_days: 30 };
    await desk.db.update(offices).set({ settings: { closing } });
    const { people, leaders, officers } = await setStage(desk);
    const everybody = Object.values(people);
    const outcomes = new Map<Outcome, number>();
    let left = COMMANDS;

    async function play(tx: Tx, steps: readonly Step[]) {
      const drive = driver(desk, tx, officers);
      const recorded = await record(desk, drive, people);
      for (const { by, to, command } of steps) {
        const complaint = recorded[to];
        if (!complaint) throw new Error('no such complaint');
        const outcome = await drive.attempt(actorOf(desk, by), { ...complaint }, command, recorded);
        const step = { by: by.name, to, command };
        expect({ ...step, outcome }).toEqual({ ...step, outcome: take(by, complaint, command, recorded) });
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      for (const complaint of recorded) expect(await found(tx, complaint)).toEqual(modelled(complaint));
      expect(await countDifferences(tx)).toEqual([]);
      throw new RolledBack();
    }

    const step: fc.Arbitrary<Step> = fc.record({
      by: fc.constantFrom(...everybody),
      to: fc.nat({ max: 3 }),
      command: commandOf(everybody, leaders),
    });
    const sequence = fc.asyncProperty(fc.array(step, { maxLength: LENGTH, size: 'max' }), async (steps) => {
      if (left <= 0) return;
      await desk.db
        .transaction((tx) => play(tx, steps))
        .catch((error: unknown) => {
          if (!(error instanceof RolledBack)) throw error;
        });
      left -= steps.length;
    });
    await fc.assert(sequence, { numRuns: COMMANDS });
    expect(left).toBeLessThanOrEqual(0);
    for (const outcome of [200, 403, 404, 409, 422] as const)
      expect(outcomes.get(outcome)).toBeGreaterThan(COMMANDS / 200);
  },
  PATIENCE_MS,
);
