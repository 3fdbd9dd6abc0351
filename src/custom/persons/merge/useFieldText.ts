import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import type { MergeField } from '#contract/persons/personMerge.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';

/** What a person has in a field, as it is read; null for nothing. */
export function useFieldText() {
  const translate = useTranslate();
  const placeText = usePlaceText();
  return (person: PersonCard, field: MergeField): string | null => {
    const { area_id, mandal_id, language, household, id } = person;
    if (field === 'place') return area_id || mandal_id ? placeText(person) : null;
    if (field === 'language') return language && translate(`person.language.${language}`);
    if (field !== 'household') return person[field];
    const others = household?.members.filter((member) => member.id !== id) ?? [];
    return others.map(({ name }) => name).join(', ') || null;
  };
}
