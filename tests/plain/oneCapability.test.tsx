import { test } from 'vitest';
import { SWITCHES, type Switch } from '#contract/desk/officeUses.ts';
import { partOfOffice } from './partOfOffice.ts';

const { use, walk, grievances } = partOfOffice();

const PAGES: Record<Switch, readonly string[]> = {
  persons: ['/grievance/people', '/grievance/causes', '/grievance/person/1'],
  deadlines: ['/grievance/settings?part=targets'],
  teamwork: ['/grievance/workload', '/grievance/leave'],
  replies: ['/grievance/replies'],
  closing: ['/grievance/verify'],
  letters: ['/grievance/referrals', '/grievance/registers'],
  messages: ['/grievance/calls', '/grievance/messages'],
};

test.each(SWITCHES)('[GRD-17] with %s alone the main pages open, and its own', async (name) => {
  await use(name === 'messages' ? ['persons', 'messages'] : [name]);
  await walk('mla', ['/grievance/all', ...grievances(), '/grievance/day', '/dashboard', ...PAGES[name]]);
});
