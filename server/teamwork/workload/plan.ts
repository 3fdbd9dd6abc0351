/** A user in the plan. */
export interface Hand {
  id: number;
  /** The number of the user's open complaints. */
  open: number;
  /** Whether the user may get complaints; a user on leave only gives. */
  takes: boolean;
  /** The complaints that may move to somebody else, in this order. */
  complaintIds: readonly number[];
}

export interface PlannedMove {
  id: number;
  from: number;
  to: number;
}

/**
 * Moves grievances one by one from the user with the most to the user with the fewest, while they differ by two or
 * more: every move brings them closer (SLA-21). Of equals the older account comes first, so the same input gives the
 * same plan.
 */
export function plan(hands: readonly Hand[], most: number): PlannedMove[] {
  const remaining = hands
    .map((hand) => ({ ...hand, cases: [...hand.complaintIds] }))
    .sort((one, other) => one.id - other.id);
  const moves: PlannedMove[] = [];
  while (moves.length < most) {
    const givers = remaining.filter(({ cases }) => cases.length > 0);
    const takers = remaining.filter(({ takes }) => takes);
    const [giver, ...otherGivers] = givers;
    const [taker, ...otherTakers] = takers;
    if (!giver || !taker) break;
    const from = otherGivers.reduce((best, hand) => (hand.open > best.open ? hand : best), giver);
    const to = otherTakers.reduce((best, hand) => (hand.open < best.open ? hand : best), taker);
    const id = from.open - to.open < 2 ? undefined : from.cases.shift();
    if (id === undefined) break;
    from.open -= 1;
    to.open += 1;
    moves.push({ id, from: from.id, to: to.id });
  }
  return moves;
}
