import { WORDS } from '../office/texts.ts';
import { type Case, pageOf, SEEN } from './case.ts';
import type { Who } from './desk.ts';
import { withWords } from './floors.ts';

const search = (who: Who, what: string, keyword: string): Case => ({
  title: `search: ${what}`,
  who,
  ask: pageOf('complaint', { keyword }),
  floor: withWords(SEEN[who], keyword),
});

export const searchCases: readonly Case[] = [
  search('admin', 'rare word', WORDS.rare),
  search('admin', 'word in 5 %', WORDS.frequent),
  search('admin', 'Telugu word', WORDS.telugu),
  search('admin', 'part of a phone', WORDS.phone),
  search('admin', 'two words of a name', WORDS.name),
  search('mla', 'rare word', WORDS.rare),
  search('mla', 'word in 5 %', WORDS.frequent),
  search('staff', 'word in 5 %', WORDS.frequent),
];
