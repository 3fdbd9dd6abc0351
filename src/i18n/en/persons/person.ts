import { common } from '../common/words.ts';

/** Words of persons: searched, chosen while a complaint is recorded, and shown. */
export const person = {
  sameHousehold: 'Same household as %{name}',
  box: {
    label: 'Phone or name',
    hint: 'From 4 digits or 3 letters: who is known already.',
    found:
      '%{smart_count} person is known. Choose with the arrow keys. |||| %{smart_count} people are known. Choose with the arrow keys.',
    more: 'More than %{count} people are known. Type on, or choose with the arrow keys.',
    none: 'Nobody is known: Tab goes on.',
    failed: 'People could not be looked for. Go on with what was typed.',
    somebodyNew: 'Somebody new',
    somebodyElse: 'Somebody else with this phone',
  },
  choice: {
    title: 'Person of this grievance',
    taken: 'Filled in from %{name}.',
    goes: 'The grievance goes to this person.',
    differs:
      'Phone or name are not those of %{name}. The grievance goes to whoever has both, or to somebody new.',
    elsewhere:
      '%{name} belongs to another constituency. The grievance goes to whoever has this phone and name there, or to somebody new.',
    same: 'It is %{name}',
    drop: 'Not this person',
    language: 'Language of the person',
    languageHint: 'Messages and slips are in it.',
    open: 'Open the person',
    notFound: 'This person cannot be found.',
    failed: 'What is known of this person could not be loaded.',
  },
  facts: {
    otherName: 'Name in the other script',
    phones: 'Phones',
    place: 'Place',
    lastContact: 'Last contact',
    lastAnswer: 'Last answer',
    wishes: 'By message',
    formerNames: 'Also known as',
  },
  language: { te: common.telugu, hi: common.hindi, en: common.english },
  cases: '%{open} open, %{closed} closed',
  contact: { case: 'grievance', came: 'came in', called: 'called', met: 'met on tour' },
  visit: {
    title: 'Visits',
    came: 'Came in',
    called: 'Called',
    met: 'Met on tour',
    noted: 'Noted: %{kind}',
    none: 'No visit has been noted yet.',
  },
  list: {
    recent: 'Who came last',
    count: '%{smart_count} person |||| %{smart_count} people',
    more: 'more than %{count} people',
    none: 'Nobody is known by this phone or name.',
    failed: 'The people could not be loaded.',
    loading: 'Loading people…',
    empty: 'Everybody who brings a grievance is found here. Record the first grievance to begin.',
  },
  page: {
    newComplaint: 'New grievance',
    noComplaints: 'No grievances yet.',
    pager: 'Pages of grievances',
    notFound: 'Person not found',
    notFoundText: 'This person does not exist, or belongs to another constituency.',
    failed: 'This person could not be loaded.',
  },
  edit: {
    title: 'Edit person',
    phone: 'Phone %{number}',
    noLanguage: 'Not known',
  },
};
