import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isPhone } from '#contract/kernel/phone.ts';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import type { PersonRow } from '#contract/persons/person.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import type { ComplaintField, ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { standsAt } from '#src/custom/complaints/recording/nextGrievance.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';
import { personOf } from '../person/usePersons.ts';
import { fillingOf, isSaid, standingOf, type TypedCitizen } from './whosePerson.ts';

type Values = Partial<ComplaintValues>;

/**
 * The person chosen for the form, and the effects of that choice (PER-06). `notes.person` is the chosen person;
 * `person_id` is the one that the form's values link to.
 */
export function useChosenPerson() {
  const form = useFormContext<ComplaintValues>();
  const { places } = useRecording();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [noted, own] = useWatch<ComplaintValues, ['notes.person', 'person_id']>({
    name: ['notes.person', 'person_id'],
  });
  const id = Number(noted ?? own) || null;
  const card = useQuery({ ...personOf(id ?? 0), enabled: id !== null });
  const [row, setRow] = useState<PersonRow | null>(null);
  const [said, setSaid] = useState<TypedCitizen | null>(null);
  const before = useRef<Values>({});
  const filled = useRef<Values>({});
  const person = card.data ?? (row?.id === id ? row : null);
  useWhose(person, said);

  const note = (noted: Record<'person', string> | Record<'relative' | 'relative_name', string> | null) =>
    form.setValue('notes', { ...form.getValues('notes'), ...noted }, { shouldDirty: true });
  const set = (values: Values) => {
    for (const [field, value] of Object.entries(values))
      form.setValue(field as ComplaintField, value, { shouldDirty: true, shouldValidate: value !== null });
  };
  const fill = (values: Values) => {
    const present = form.getValues();
    for (const field of Object.keys(values) as ComplaintField[])
      Object.assign(before.current, { [field]: present[field] ?? null });
    Object.assign(filled.current, values);
    set(values);
  };
  /** Focuses the first empty field of the citizen, or else the field after them. */
  const goOn = () => {
    const { phone, name } = form.getValues();
    form.setFocus(!isPhone(phone) ? 'phone' : name ? 'category_id' : 'name');
  };

  /** Removes the choice and the values that it filled in, except those that the user has changed. */
  const drop = () => {
    const present = form.getValues();
    const untouched = Object.entries(filled.current).filter(
      ([field, value]) => present[field as ComplaintField] === value,
    );
    set(Object.fromEntries(untouched.map(([field]) => [field, before.current[field as ComplaintField]])));
    filled.current = {};
    before.current = {};
    note({ person: '' });
    form.setValue('person_id', null);
  };

  /** `searched` is the field with the search text, which the person's value replaces. */
  const choose = async (chosen: PersonRow, searched?: 'phone' | 'name') => {
    if (id !== null) drop();
    setRow(chosen);
    setSaid(null);
    note({ person: String(chosen.id) });
    note({ relative: '', relative_name: '' });
    const present = { ...form.getValues(), ...(searched ? { [searched]: null } : {}) };
    fill(fillingOf(chosen, present, { isSamePlace: standsAt(places, present), own: startingPlaces() }));
    goOn();
    notify('person.choice.taken', { messageArgs: { name: chosen.name } });
    // Rows have no address; it comes with the card. Without it the field stays empty.
    const { email } = await queryClient.fetchQuery(personOf(chosen.id)).catch(() => ({ email: null }));
    const { notes, email: typed } = form.getValues();
    if (email && !typed && notes?.person === String(chosen.id)) fill({ email });
  };

  /** Switches to another person with the same phone and keeps only the phone. */
  const takeSomebodyElse = () => {
    const { phone } = form.getValues();
    if (person && !(isPhone(phone) && isPlaceholderPhone(phone)))
      note({ relative: String(person.id), relative_name: person.name });
    drop();
    set({ phone });
    goOn();
  };

  return {
    id,
    card,
    person,
    said,
    choose,
    drop,
    goOn,
    takeSomebodyElse,
    say: () => setSaid(form.getValues()),
  };
}
export type ChosenPerson = ReturnType<typeof useChosenPerson>;

/**
 * Updates the form's person: the chosen person while the values match, otherwise none, so that the server matches name
 * and phone.
 */
function useWhose(person: PersonRow | null, said: TypedCitizen | null) {
  const { setValue, getValues } = useFormContext<ComplaintValues>();
  const typed = useWatch<ComplaintValues, ['name', 'phone', 'assembly_id']>({
    name: ['name', 'phone', 'assembly_id'],
  });
  const judge = useEffectEvent(() => {
    if (!person) return;
    const citizen = getValues();
    const standing = standingOf(person, citizen);
    const goes = standing === 'same' || (standing === 'different' && isSaid(said, citizen));
    setValue('person_id', goes ? person.id : null);
  });
  const [name, phone, assembly] = typed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it depends on
  useEffect(() => judge(), [person, said, name, phone, assembly]);
}

export const ChosenPersonContext = createContext<ChosenPerson | null>(null);

/** The chosen person of the form; null without the capability for people. */
export const useChosen = () => use(ChosenPersonContext);
