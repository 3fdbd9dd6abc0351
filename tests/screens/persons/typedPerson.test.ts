import { expect, test } from 'vitest';
import { readTyped } from '#src/custom/persons/recording/typedPerson.ts';

test.each([
  ['9848012345', { phone: '9848012345', name: null }],
  ['+91 98480-12345', { phone: '9848012345', name: null }],
  ['919848012345', { phone: '9848012345', name: null }],
  ['0 98480 12345', { phone: '9848012345', name: null }],
  ['9191919191', { phone: '9191919191', name: null }],
  [' 98480 ', { phone: '98480', name: null }],
  ['లక్ష్మి  దేవి', { phone: null, name: 'లక్ష్మి  దేవి' }],
  ['Lakshmi 98480-12345', { phone: '9848012345', name: 'Lakshmi' }],
  ['Ravi 2', { phone: null, name: 'Ravi 2' }],
  ['-', { phone: null, name: null }],
  ['', { phone: null, name: null }],
])('[PER-04] of %j typed into the box the form gets phone and name', (typed, given) => {
  expect(readTyped(typed)).toEqual(given);
});
