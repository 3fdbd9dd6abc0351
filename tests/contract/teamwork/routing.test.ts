import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseFrom,
  type PoolMember,
  type Routed,
  type RoutingRule,
  ruleFor,
} from '#contract/teamwork/routing.ts';

const rule = (given: Partial<RoutingRule> = {}): RoutingRule => ({
  ...{ id: 1, name: 'Any', categories: [], mandals: [], areas: [], people: [1] },
  ...{ priority: null, language: null, source: null, mode: 'suggest' },
  ...given,
});
const ROUTED: Routed = {
  ...{ category_id: 1, mandal_id: 10, area_id: 100 },
  ...{ priority: 'high', language: 'te', source: 'web' },
};
const member = (id: number, given: Partial<PoolMember> = {}): PoolMember => ({
  ...{ id, name: `Person ${id}`, open: 0, given_at: null },
  ...{ disabled: false, in_place: true, away_until: null },
  ...given,
});

describe('[SLA-17] the rule of a grievance', () => {
  test('without conditions fits everything, and each condition has to hold', () => {
    expect(ruleFor([rule()], ROUTED)).toBeDefined();
    const holding: Partial<RoutingRule> = {
      ...{ categories: [2, 1], mandals: [10], areas: [100, 7] },
      ...{ priority: 'high', language: 'te', source: 'web' },
    };
    expect(ruleFor([rule(holding)], ROUTED)).toBeDefined();
    const failing: Partial<RoutingRule>[] = [
      { categories: [2] },
      { mandals: [11] },
      { areas: [7] },
      { priority: 'urgent' },
      { language: 'hi' },
      { source: 'app' },
    ];
    for (const one of failing) expect(ruleFor([rule({ ...holding, ...one })], ROUTED)).toBeUndefined();
    expect(ruleFor([rule({ language: 'te' })], { ...ROUTED, language: null })).toBeUndefined();
  });

  test('the first rule that matches applies, even if nobody of its pool is available', () => {
    const rules = [rule({ id: 1, categories: [2] }), rule({ id: 2, people: [] }), rule({ id: 3 })];
    expect(ruleFor(rules, ROUTED)?.id).toBe(2);
    expect(ruleFor([], ROUTED)).toBeUndefined();
  });
});

describe('[SLA-17] of a pool', () => {
  test('the one with the fewest gets it, of equals who waited longest, then who stands first', () => {
    const chosen = (...pool: PoolMember[]) => chooseFrom(pool).person?.id;
    expect(chosen(member(1, { open: 3 }), member(2, { open: 2 }), member(3, { open: 4 }))).toBe(2);
    expect(chosen(member(1, { given_at: 9 }), member(2, { given_at: 8 }), member(3, { given_at: 9 }))).toBe(
      2,
    );
    expect(chosen(member(1, { given_at: 1 }), member(2))).toBe(2);
    expect(chosen(member(2), member(1))).toBe(2);
  });

  test('[SLA-19] who is disabled, elsewhere or on leave is left out, with the reason', () => {
    const pool = [
      member(1, { disabled: true, away_until: '2026-12-03' }),
      member(2, { in_place: false }),
      member(3, { away_until: '2026-12-03' }),
      member(4, { open: 12 }),
    ];
    const left = [
      { id: 1, name: 'Person 1', why: 'disabled', until: null },
      { id: 2, name: 'Person 2', why: 'elsewhere', until: null },
      { id: 3, name: 'Person 3', why: 'leave', until: '2026-12-03' },
    ];
    expect(chooseFrom(pool)).toEqual({ person: { id: 4, name: 'Person 4', open: 12 }, left_out: left });
    expect(chooseFrom(pool.slice(0, 3))).toEqual({ person: null, left_out: left });
    expect(chooseFrom([])).toEqual({ person: null, left_out: [] });
  });

  test('chooses an available user with the fewest complaints, in any order of the pool', () => {
    const pools = fc.array(
      fc.record({
        open: fc.nat({ max: 4 }),
        given_at: fc.option(fc.nat({ max: 3 }), { nil: null }),
        disabled: fc.boolean(),
        in_place: fc.boolean(),
        away_until: fc.option(fc.constant('2026-12-03'), { nil: null }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(pools, (drawn) => {
        const pool = drawn.map((each, at) => ({ ...member(at), ...each }));
        const { person, left_out } = chooseFrom(pool);
        const free = pool.filter((each) => !each.disabled && each.in_place && each.away_until === null);
        expect(left_out.map(({ id }) => id)).toEqual(
          pool.filter((each) => !free.includes(each)).map(({ id }) => id),
        );
        expect(person === null).toBe(free.length === 0);
        const winner = free.find(({ id }) => id === person?.id);
        for (const other of free) {
          expect(winner?.open).toBeLessThanOrEqual(other.open);
          if (winner && winner.open === other.open)
            expect(winner.given_at ?? -1).toBeLessThanOrEqual(other.given_at ?? -1);
        }
      }),
    );
  });
});
