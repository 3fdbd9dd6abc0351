import { screen, within } from '@testing-library/react';
import { grievanceDesk, rowOf } from './grievances.ts';

export const place = (text: string) => screen.findByText(text);
export const way = (name: 'Previous' | 'Next') =>
  within(screen.getByRole('navigation', { name: 'Place in the list' })).queryByRole('link', { name });
export const heading = (number: string | undefined) =>
  screen.findByRole('heading', { name: `Grievance ${number}` });

/** Grievances that are opened from their list, one after the other. Call once a file. */
export function walkingDesk() {
  const { desk, asked, post, record, openAll } = grievanceDesk();

  /** So many, the newest with the highest number first. */
  async function recorded(count: number, given: object = {}) {
    const numbers: string[] = [];
    const ids: number[] = [];
    for (let place = 1; place <= count; place++) {
      const { id, complaint_number } = await record({ name: `Citizen ${count + 1 - place}`, ...given });
      numbers.unshift(complaint_number);
      ids.unshift(id);
    }
    return { numbers, ids };
  }

  /** Opens the row of a citizen; `query` cuts the list. */
  async function openRow(citizen: string, query = '') {
    const opened = await openAll('mla', query);
    await rowOf(citizen);
    await opened.user.click(screen.getByText(citizen));
    await screen.findByRole('navigation', { name: 'Place in the list' });
    return opened;
  }

  return { desk, asked, post, record, recorded, openAll, openRow };
}
