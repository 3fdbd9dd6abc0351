import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hand, plan } from '#server/teamwork/workload/plan.ts';

const hand = (id: number, open: number, more: Partial<Hand> = {}): Hand => ({
  ...{ id, open, takes: true },
  complaintIds: Array.from({ length: open }, (_, nth) => id * 100 + nth),
  ...more,
});

/** What each has once all is done. */
function standing(hands: readonly Hand[], moves: ReturnType<typeof plan>) {
  const open = new Map(hands.map((each) => [each.id, each.open]));
  for (const { from, to } of moves) {
    open.set(from, (open.get(from) ?? 0) - 1);
    open.set(to, (open.get(to) ?? 0) + 1);
  }
  return open;
}

describe('[SLA-21] evening out', () => {
  test('goes from who has most to who has least until they are one apart', () => {
    const hands = [hand(1, 6), hand(2, 1), hand(3, 2)];
    expect(plan(hands, 100)).toEqual([
      { id: 100, from: 1, to: 2 },
      { id: 101, from: 1, to: 2 },
      { id: 102, from: 1, to: 3 },
    ]);
    expect(plan([hand(1, 3), hand(2, 2)], 100)).toEqual([]);
    expect(plan([hand(1, 9)], 100)).toEqual([]);
    expect(plan([hand(1, 9), hand(2, 0)], 2)).toHaveLength(2);
  });

  test('who is on leave gives and never gets', () => {
    const hands = [hand(1, 4, { takes: false }), hand(2, 0), hand(3, 0, { takes: false })];
    expect([...standing(hands, plan(hands, 100))]).toEqual([
      [1, 2],
      [2, 2],
      [3, 0],
    ]);
  });

  test('moves nothing that was worked on, and takes of others instead', () => {
    const hands = [hand(1, 8, { complaintIds: [] }), hand(2, 5), hand(3, 1)];
    const open = standing(hands, plan(hands, 100));
    expect([...open.values()]).toEqual([8, 3, 3]);
  });

  test('is the same for the same, moves each once, and no more than brings people closer together', () => {
    const drawn = fc.array(
      fc.record({ open: fc.nat({ max: 12 }), movable: fc.nat({ max: 12 }), takes: fc.boolean() }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(drawn, (all) => {
        const hands = all.map(({ open, movable, takes }, at) => {
          const whole = hand(at + 1, open, { takes });
          return { ...whole, complaintIds: whole.complaintIds.slice(0, movable) };
        });
        const moves = plan(hands, 100);
        expect(plan(hands.toReversed(), 100)).toEqual(moves);
        expect(new Set(moves.map(({ id }) => id)).size).toBe(moves.length);
        const open = standing(hands, moves);
        const has = (id: number) => open.get(id) ?? 0;
        for (const { id, from, to } of moves) {
          expect(hands.find((each) => each.id === from)?.complaintIds).toContain(id);
          expect(hands.find((each) => each.id === to)?.takes).toBe(true);
          // The giver still has at least as many as the receiver has now.
          expect(has(from)).toBeGreaterThanOrEqual(has(to) - 1);
        }
        const takers = hands.filter(({ takes }) => takes).map(({ id }) => has(id));
        for (const each of hands) {
          const given = moves.filter(({ from }) => from === each.id).length;
          if (given < each.complaintIds.length && takers.length > 0)
            expect(has(each.id) - Math.min(...takers)).toBeLessThan(2);
        }
      }),
    );
  });
});
