import { addDays, dayOf } from '../../../../contract/day.ts';
import { PAUSE_REASONS } from '../../../../contract/pause.ts';
import { PRIORITIES } from '../../../../contract/targets.ts';
import type { Random } from '../../../faults/random.ts';
import type { Answered } from '../../app.ts';
import type { Desk } from '../../complaints/desk.ts';

type Values = Record<string, unknown>;
type Work = (id: number) => Promise<Answered>;

/** The people of an office at work: each time one of them does something to a grievance, or records one. */
export function workOf(desk: Desk, random: Random) {
  const ids: number[] = [];
  const oneOf = <T>(all: readonly [T, ...T[]]): T => all[random.between(0, all.length - 1)] ?? all[0];
  const today = () => dayOf(desk.clock.now);
  const byMla = (path: string, json: Values) => desk.post(desk.mla, path, json);
  const edit = (id: number, values: Values) => byMla(`complaint/${id}`, { _method: 'PUT', ...values });
  const staff = () => oneOf([desk.staff.id, desk.colleague.id, desk.deskHead.id]);

  const work: readonly [number, Work][] = [
    [6, (complaint_id) => byMla('complaint/staff/assign', { complaint_id, staff_id: staff() })],
    [
      6,
      (complaint_id) => byMla('complaint/response', { complaint_id, status: 'responded', response: 'Soon.' }),
    ],
    [8, (id) => byMla('complaint/close', { id, message: 'Done.' })],
    [3, (id) => byMla('complaint/reopen', { id })],
    [
      5,
      (id) => {
        const until = addDays(today(), random.between(1, 30));
        return byMla('complaint/pause', {
          id,
          reason: oneOf(PAUSE_REASONS),
          until,
          note: 'The court asked.',
        });
      },
    ],
    [2, (id) => byMla('complaint/resume', { id })],
    [3, (id) => edit(id, { priority: oneOf(PRIORITIES) })],
    [2, (id) => edit(id, { category_id: oneOf([desk.roads, desk.water]) })],
    [1, (id) => edit(id, { name: oneOf(['demo', 'Ramulu Goud']) })],
    [3, (id) => byMla('complaint/followup', { id, on: addDays(today(), random.between(1, 20)) })],
    [1, (id) => byMla('complaint/escalate', { id, note: 'The minister asked.' })],
    [1, (id) => byMla('complaint/deescalate', { id, note: 'Done by us.' })],
  ];
  const total = work.reduce((sum, [weight]) => sum + weight, 0);

  function drawn(): Work {
    let left = random.next() * total;
    for (const [weight, each] of work) {
      left -= weight;
      if (left < 0) return each;
    }
    throw new Error('nothing was drawn');
  }

  return {
    /** Somebody comes: now and then with a suggestion, now and then nobody gets it. */
    async record() {
      const type = random.next() < 0.1 ? 'suggestion' : 'complaint';
      const given = random.next() < 0.8 ? { staff_id: staff() } : {};
      const { id } = await desk.record(desk.mla, { type, priority: oneOf(PRIORITIES), ...given });
      ids.push(id);
    },
    /** Something is done to one of the latest; what its state refuses changes nothing. */
    async act() {
      const id = ids[Math.max(0, ids.length - random.between(1, 60))];
      if (id === undefined) return;
      const { status } = await drawn()(id);
      if (![200, 201, 422].includes(status)) throw new Error(`a call answered ${status}`);
    },
    /** The office closes on a day to come: what is due then is computed anew, beside the work. */
    async close() {
      const day = addDays(today(), random.between(1, 25));
      const holiday = { name: 'Example', closed_from: oneOf([0, 780]) };
      const answered = await byMla('sla/calendar', { _method: 'PUT', holidays: [{ day, holiday }] });
      if (answered.status !== 200) throw new Error(`a holiday was refused: ${answered.status}`);
      await desk.services.jobs.runDue();
    },
    /** Somebody goes on leave, now and then without a deputy; who is away then already stays so. */
    async leave() {
      const [user_id, deputy_id] = [staff(), random.next() < 0.3 ? null : staff()];
      const from_day = addDays(today(), random.between(0, 10));
      const to_day = addDays(from_day, random.between(0, 14));
      const { status } = await byMla('leave', { user_id, deputy_id, from_day, to_day });
      if (![201, 422].includes(status)) throw new Error(`a leave answered ${status}`);
    },
  };
}
