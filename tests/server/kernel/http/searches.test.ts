import { expect, test } from 'vitest';
import { isSearch, Searches } from '#server/kernel/http/searches.ts';

/** Searches of one account that the test ends. */
function underWay() {
  const searches = new Searches();
  const ends: (() => void)[] = [];
  const begin = (gone = new AbortController(), userId = 1) => {
    const state = { aborted: false, gone };
    const answer = searches.run(userId, gone.signal, (signal) => {
      signal.addEventListener('abort', () => {
        state.aborted = true;
      });
      return new Promise<string>((resolve) => ends.push(() => resolve('found')));
    });
    answer.catch(() => undefined);
    return { ...state, state, answer };
  };
  const endAll = () => ends.splice(0).forEach((end) => void end());
  return { begin, endAll };
}

test('[API-03] two searches of an account are under way at once; a third ends the oldest', async () => {
  const { begin, endAll } = underWay();
  const [first, second, other, third] = [begin(), begin(), begin(undefined, 2), begin()];
  await expect(first.answer).rejects.toMatchObject({ status: 429 });
  expect([first, second, other, third].map(({ state }) => state.aborted)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  endAll();
  expect(await Promise.all([second.answer, third.answer, other.answer])).toEqual(['found', 'found', 'found']);
});

test('[API-03] a disconnected client takes no place', async () => {
  const { begin, endAll } = underWay();
  const [first, second] = [begin(), begin()];
  first.gone.abort();
  expect(first.state.aborted).toBe(true);
  begin();
  expect(second.state.aborted).toBe(false);
  endAll();
  expect(await second.answer).toBe('found');
});

test('[API-03] an ended search frees its place', async () => {
  const { begin, endAll } = underWay();
  const [first, second] = [begin(), begin()];
  endAll();
  await Promise.all([first.answer, second.answer]);
  const [third, fourth] = [begin(), begin()];
  expect([third.state.aborted, fourth.state.aborted]).toEqual([false, false]);
});

test('[API-03] a search is a list that is asked for by words', () => {
  expect(
    [{ keyword: 'road' }, { term: 'x' }, { name: 'Sita' }, { complaint_number: '7' }].map(isSearch),
  ).toEqual([true, true, true, true]);
  expect([{ page: 1, status: 'open' }, { keyword: '' }, { keyword: null }].map(isSearch)).toEqual([
    false,
    false,
    false,
  ]);
});
