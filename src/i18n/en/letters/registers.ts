import { common } from '../common/words.ts';

/** Words of registers, and of an office's settings for its letters. */
export const registers = {
  section: {
    title: common.letters,
    text: 'How letters are numbered, what stands above them, and their templates.',
    value: 'Numbered with the code %{code}',
    none: 'No code yet: letters cannot be sent',
  },
  title: 'Registers',
  hint: 'What the office has sent, and what has come, each under its number.',
  parts: { outward: 'Outward', inward: 'Inward', drafts: 'Drafts' },
  empty:
    'No letter has been sent yet. Open a grievance, choose Write a letter, and send it: it is numbered here.',
  noDrafts: 'No draft waits to be sent.',
  tooMany: 'At most %{most} letters are printed at once.',
  view: 'View %{number}',
  filters: { from: common.from, to: common.to, state: common.status, kind: common.kind },
  years: { calendar: 'Calendar year', april: 'April to March' },
  numbers: {
    title: 'Numbers of letters',
    text: 'A letter gets its number when it is sent. Numbers have no gaps and begin anew each year.',
    code: 'Code of the office',
    codeHint: '2 to 5 capital letters; it stays from the first number on.',
    codeStays: 'Numbers have been given with it.',
    year: 'Year',
    series: 'Series',
    seriesHint: 'One a line: GR Grievances. The first one is for letters that name no other.',
    inherited: '%{value} (%{from})',
    example: 'A number looks like this: %{number}',
  },
  letterhead: {
    title: 'Letterhead',
    text: 'The image of the profile stands above each letter unless the office has its own, at least 1,200 pixels wide.',
    choose: 'Choose an image',
    remove: 'Remove the image',
    own: 'Image of the office',
    profile: 'Image of the profile',
    nothing: 'Nobody of this seat has a profile yet.',
  },
  signature: {
    text: 'A letter carries it only where somebody asks for it by your name; each use stands in the timeline.',
    choose: 'Choose an image',
    remove: 'Remove the signature',
    saved: 'The signature was saved.',
    failed: 'The signature could not be loaded.',
  },
  templates: {
    title: 'Letter templates',
    add: 'Add a template',
    change: 'Change a template',
    edit: 'Edit %{name}',
    delete: 'Delete %{name}',
    deleted: 'The template was deleted.',
    saved: 'The template was saved.',
    empty: 'What letters begin with. Write one for the letter that is sent most often.',
  },
};
