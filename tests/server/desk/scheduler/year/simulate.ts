import { DAY_MS, dayOf, startOf } from '#contract/kernel/day.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { runScheduler } from '#server/desk/scheduler/run.ts';
import type { Services } from '#server/kernel/http/serve.ts';
import { randomFrom } from '../../../../faults/random.ts';
import type { Desk } from '../../../complaints/desk.ts';
import { cutShort } from '../cutShort.ts';
import { workOf } from './actions.ts';
import { expectFigures } from './figures.ts';
import {
  expectFollowupsOnce,
  expectInOpeningHours,
  expectLevelsOnce,
  expectNothingLost,
  expectNothingTwice,
  isOpen,
} from './said.ts';

const STEP_MS = DAY_MS / 48;

interface Year {
  days: number;
  /** Grievances recorded in all of it. */
  cases: number;
  seed: number;
  /** The processes that tick; each is away now and then. */
  processes: readonly Services[];
}

/**
 * An office from one day on, by the injected clock, every half hour: people work at random and go on leave, processes end in the middle of a
 * tick, come and go, tick at once. At each midnight every figure is a full count; nothing is lost, said twice, or said while
 * the office is closed (SLA-06, SLA-11, GRD-07).
 */
export async function simulate(desk: Desk, from: string, { days, cases, seed, processes }: Year) {
  registerHandlers(desk.services);
  const random = randomFrom(seed);
  const [first] = processes;
  const work = workOf(desk, random);
  const perStep = cases / days / 16;
  for (let at = startOf(from), end = at + days * DAY_MS; at < end; at += STEP_MS) {
    desk.clock.now = new Date(at);
    const before = new Date(at - 1);
    if (at === startOf(dayOf(desk.clock.now))) await expectFigures(desk);
    const here = processes.filter(() => random.next() < 0.9);
    const open = await isOpen(desk);
    if (open && random.next() < 0.05 && first) await cutShort(first);
    await Promise.all(here.map((services) => runScheduler(services)));
    if (here.length > 0 && open) await expectNothingLost(desk);
    await expectInOpeningHours(desk, before);
    if (!open) {
      await work.openAfterAll();
      continue;
    }
    for (let due = perStep; due > random.next(); due -= 1) await work.record();
    for (let due = perStep * 4; due > random.next(); due -= 1) await work.act();
    if (random.next() < 0.004) await work.close();
    if (random.next() < 0.01) await work.leave();
  }
  await expectFigures(desk);
  await expectNothingTwice(desk);
  await expectFollowupsOnce(desk);
  await expectLevelsOnce(desk);
  work.expectAllDone();
}
