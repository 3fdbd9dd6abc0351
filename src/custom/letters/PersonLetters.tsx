import type { PersonCard } from '#contract/persons/person.ts';
import { LettersSection } from './LettersSection.tsx';

const PersonLetters = ({ person }: { person: PersonCard }) => (
  <LettersSection about={{ person_id: person.id }} />
);
export default PersonLetters;
