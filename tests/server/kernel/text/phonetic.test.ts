import { describe, expect, test } from 'vitest';
import { latinOf } from '#server/kernel/text/phonetic.ts';
import { nameKeys, textKeys } from '#server/kernel/text/searchKeys.ts';
import { soundCode } from '#server/kernel/text/soundCode.ts';
import { LIKE_NAMES } from './likeNames.ts';
import { UNLIKE_NAMES } from './unlikeNames.ts';

const soundOf = (name: string) => soundCode(latinOf(name));
const sameSound = ([one = '', other = '']: string[]) => soundOf(one) === soundOf(other);
const like = LIKE_NAMES.map((line) => line.split(' '));
const likePairs = like.flatMap(([first = '', ...others]) => others.map((other) => [first, other]));
const unlikePairs = UNLIKE_NAMES.map((line) => line.split(' '));

test('[LIST-04] of spellings of one name at least 97 in a hundred sound the same', () => {
  const missed = likePairs.filter((pair) => !sameSound(pair));
  expect(missed.length / likePairs.length, missed.join(' ')).toBeLessThanOrEqual(0.03);
});

test('[LIST-04] of different names at most one in a hundred sounds like the other', () => {
  const taken = unlikePairs.filter(sameSound);
  expect(taken.length / unlikePairs.length, taken.join(' ')).toBeLessThanOrEqual(0.01);
});

test('[LIST-04] no name sounds like another of the list', () => {
  const sounds = like.map((names) => new Set(names.map(soundOf)));
  const all = sounds.flatMap((each) => [...each]);
  expect(new Set(all).size).toBe(all.length);
});

describe('[LIST-04] of the kinds that were taken for each other', () => {
  test.each([
    ['Padma', 'ఫాతిమా'],
    ['Kumar', 'Komuraiah'],
    ['Geetha', 'Goud'],
    ['Ravi', 'Rupa'],
    ['Anitha', 'Amit'],
    ['Pavan', 'Bhavani'],
    ['Sunitha', 'Chandu'],
  ])('%s and %s sound different', (...pair) => {
    expect(sameSound(pair)).toBe(false);
  });
});

test('[LIST-04] keys of a name are its words in Latin letters and their sounds, each once', () => {
  expect(nameKeys('K. లక్ష్మి Devi Laxmi')).toBe(
    'lakshmi ~лактми; ~гдхи; =~лктми; &~лктмигдхи; &~лктмигдхилктми; &~гдхилктми;',
  );
  expect(nameKeys('12 - ؟ 李')).toBe('');
});

test('[LIST-04] keys of a text are the sounds of its Telugu and Hindi words', () => {
  expect(textKeys('no నీళ్లు here, నీళ్లు')).toBe('^~нилф;');
});
