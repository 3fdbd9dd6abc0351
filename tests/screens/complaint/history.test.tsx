import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HAPPENINGS } from '../../../contract/complaint.ts';
import { SAID } from '../../../server/complaints/happenings.ts';
import { complaintHistory } from '../../../server/db/schema/complaints.ts';
import { grievanceDesk } from './grievances.ts';

const { desk, record } = grievanceDesk();

/** As the server has kept each of them: a name where one follows, of an answer the status. */
const kept = HAPPENINGS.map((what) => {
  const name = what === 'answeredNow' ? 'responded' : 'Sunitha';
  return SAID[what].endsWith(' ') ? SAID[what] + name : SAID[what];
});

/** What the history of a grievance says, oldest first, without whom and when. */
async function wordsOf(id: number, heading: string) {
  const { unmount } = await desk.renderApp({ path: `/grievance/${id}`, as: 'mla' });
  const history = within(await screen.findByRole('region', { name: heading }));
  const items = await history.findAllByRole('listitem');
  const words = items.map((item) => item.querySelector('p[dir=auto]')?.textContent ?? '');
  unmount();
  return words.toReversed();
}

test.each([
  [
    'te',
    'పరిష్కార చరిత్ర',
    /[\u0C00-\u0C7F]/,
    { imported: 'దిగుమతి చేయబడింది', unassigned: 'ఎవరికీ అప్పగించలేదు', mailed: 'Sunitha కు మెయిల్ ద్వారా పంపబడింది' },
  ],
  [
    'hi',
    'समाधान का इतिहास',
    /[\u0900-\u097F]/,
    { imported: 'आयात की गई', unassigned: 'किसी को नहीं सौंपी गई', mailed: 'Sunitha को मेल से भेजी गई' },
  ],
] as const)(
  '[DET-02, SHELL-14] whatever the office did is told in %s',
  async (locale, heading, script, some) => {
    const { id: complaint_id } = await record();
    const entries = kept.map((message) => ({ complaint_id, message, is_admin: false }));
    await desk.app.db.insert(complaintHistory).values(entries);
    localStorage.setItem('locale', locale);
    const words = await wordsOf(complaint_id, heading);
    expect(Object.fromEntries(HAPPENINGS.map((what, at) => [what, words[at]]))).toMatchObject(some);
    expect(new Set(words).size).toBe(HAPPENINGS.length);
    for (const text of words) {
      expect(text).toMatch(script);
      // Of Latin letters nothing is left but the name.
      expect(text.replace('Sunitha', '')).not.toMatch(/[a-z]/i);
    }
  },
);
