import { describe, expect, test } from 'vitest';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';
import { OTHER_NAMES, SAME_NAMES } from './sameNames.ts';

describe('[PER-02] names match', () => {
  test.each([
    ['the same words', 'Lakshmi Reddy', 'Lakshmi Reddy'],
    ['in another order', 'Reddy Lakshmi', 'Lakshmi Reddy'],
    ['in another spelling', 'Laxmi Reddi', 'Lakshmi Reddy'],
    ['in another script', 'లక్ష్మి రెడ్డి', 'Reddy Lakshmi'],
    ['of two scripts, neither of which is Latin', 'लक्ष्मी रेड्डी', 'లక్ష్మి రెడ్డి'],
    ['one of which has more words', 'Ramesh', 'Goud Ramesh'],
    ['with an initial', 'K. Ramesh', 'Kota Ramesh Goud'],
    ['with an initial in the longer one', 'Kota Ramesh', 'K Ramesh Goud'],
    ['with an initial of the same sound', 'V Ramesh', 'Wazir Ramesh'],
    ['with an initial of another script', 'కె. రమేష్', 'Kota Ramesh'],
    ['with the English name of a letter', 'ఎస్. రమేష్', 'Srinivas Ramesh'],
    ['with the English name of a letter in Hindi', 'आर रमेश', 'Ravi Ramesh'],
    ['with two initials alike', 'K K Ramesh', 'Kota Kiran Ramesh'],
    ['where an initial must leave a word to another', 'R Ramesh', 'Ramesh Rao'],
    ['of a script whose sounds are not known', 'ರಮೇಶ', 'ರಮೇಶ'],
    ['without any letter', '786', ' 786'],
  ])('%s', (_, one, other) => {
    expect([namesMatch(one, other), namesMatch(other, one)]).toEqual([true, true]);
  });

  test.each([
    ['another word', 'Lakshmi Reddy', 'Lakshmi Goud'],
    ['another name', 'Ravi', 'Rupa'],
    ['one word that would stand for two', 'Reddy Reddy', 'Reddy Lakshmi'],
    ['an initial that begins no other word', 'S Ramesh', 'Kota Ramesh'],
    ['an initial whose only word is taken', 'R Ramesh', 'Ramesh Goud'],
    ['a word that only begins alike', 'Ram', 'Ramesh'],
    ['words of a script whose sounds are not known', 'ರಮೇಶ', 'ಲಕ್ಷ್ಮಿ'],
    ['no letter beside a name', '786', 'Ramesh'],
  ])('not with %s', (_, one, other) => {
    expect([namesMatch(one, other), namesMatch(other, one)]).toEqual([false, false]);
  });

  test('and two hundred letters are no riddle', () => {
    expect(namesMatch('a '.repeat(99), `${'a '.repeat(98)}b`)).toBe(false);
  });

  test.each(SAME_NAMES)('%s and %s', (one, other) => {
    expect([namesMatch(one, other), namesMatch(other, one)]).toEqual([true, true]);
  });

  test.each(OTHER_NAMES)('not %s and %s', (one, other) => {
    expect([namesMatch(one, other), namesMatch(other, one)]).toEqual([false, false]);
  });

  test.each([
    ['a title alone', 'Sri', 'Sri', true],
    ['a wife by the name of her husband', 'Lakshmi W/o Ramaiah', 'Ramaiah', false],
    ['a wife by her own', 'Lakshmi W/o Ramaiah', 'Lakshmi', true],
  ])('%s', (_, one, other, matches) => {
    expect([namesMatch(one, other), namesMatch(other, one)]).toEqual([matches, matches]);
  });
});
