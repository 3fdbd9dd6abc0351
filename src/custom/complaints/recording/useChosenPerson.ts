import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PersonRow } from '#contract/persons/person.ts';
import { startingPlaces } from '#src/components/place/placeNames.ts';
import { personOf } from '#src/custom/persons/person/usePersons.ts';
import type { ComplaintField, ComplaintValues } from './complaintForm.ts';
import { type StartingPlaces, standsAt } from './nextGrievance.ts';
import { isNobodys, isWholePhone, type TypedPerson } from './typedPerson.ts';
import { fillingOf, isSaid, standingOf, type TypedCitizen } from './whosePerson.ts';

type Form = UseFormReturn<ComplaintValues>;
type Values = Partial<ComplaintValues>;

/** The person who was chosen for the form, and what choosing one does to it (PER-06); `kept` is the place that it began with. */
export function useChosenPerson(form: Form, places: StartingPlaces | null) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const id = useWatch({ control: form.control, name: 'person_id' }) ?? null;
  const card = useQuery({ ...personOf(id ?? 0), enabled: id !== null });
  const [row, setRow] = useState<PersonRow | null>(null);
  const [said, setSaid] = useState<TypedCitizen | null>(null);
  const [relative, setRelative] = useState<PersonRow | null>(null);
  const before = useRef<Values>({});
  const filled = useRef<Values>({});
  const person = card.data ?? (row?.id === id ? row : null);

  const set = (values: Values) => {
    for (const [field, value] of Object.entries(values))
      form.setValue(field as ComplaintField, value, { shouldDirty: true, shouldValidate: value !== null });
  };
  const fill = (values: Values) => {
    const present = form.getValues();
    for (const field of Object.keys(values) as ComplaintField[])
      Object.assign(before.current, { [field]: present[field] });
    Object.assign(filled.current, values);
    set(values);
  };
  /** The first of the fields that say whose it is and is not filled in, else what comes after them. */
  const goOn = () => {
    const { phone, name } = form.getValues();
    form.setFocus(!isWholePhone(phone) ? 'phone' : name ? 'category_id' : 'name');
  };

  /** The grievance is nobody's that was chosen: what choosing had filled in goes, unless it was changed. */
  const drop = () => {
    const present = form.getValues();
    const untouched = Object.entries(filled.current).filter(
      ([field, value]) => present[field as ComplaintField] === value,
    );
    set(Object.fromEntries(untouched.map(([field]) => [field, before.current[field as ComplaintField]])));
    filled.current = {};
    before.current = {};
    form.setValue('person_id', null, { shouldDirty: true });
  };

  const choose = async (chosen: PersonRow) => {
    if (id !== null) drop();
    setRow(chosen);
    setSaid(null);
    setRelative(null);
    form.setValue('person_id', chosen.id, { shouldDirty: true });
    const present = form.getValues();
    fill(fillingOf(chosen, present, { isSamePlace: standsAt(places, present), own: startingPlaces() }));
    goOn();
    notify('person.choice.taken', { messageArgs: { name: chosen.name } });
    // The row of a list has no address: it comes with the card. Without it the field stays empty.
    const { email } = await queryClient.fetchQuery(personOf(chosen.id)).catch(() => ({ email: null }));
    const { person_id, email: typed } = form.getValues();
    if (email && !typed && person_id === chosen.id) fill({ email });
  };

  /**
   * Takes over what stood in 'Phone or name' and was nobody's who is known. Unasked only where the form is empty. Answers whether
   * all of it is in the form.
   */
  const takeTyped = (
    typed: TypedPerson,
    { isAsked: isRequested = false, staysHere = false } = {},
  ): boolean => {
    const filled = Object.entries(typed).filter(([, text]) => text !== null) as [keyof TypedPerson, string][];
    if (filled.length === 0) return false;
    if (isRequested && id !== null) drop();
    const present = form.getValues();
    if (!isRequested && filled.some(([field]) => present[field])) return false;
    set(Object.fromEntries(filled));
    if (!staysHere) goOn();
    return true;
  };

  /** Another person than the chosen one, with the same phone: only that stays. */
  const takeSomebodyElse = () => {
    const { phone } = form.getValues();
    setRelative(isNobodys(phone) ? null : person);
    drop();
    set({ phone });
    goOn();
  };

  /** Whose the grievance is to be by the form; undefined for whom the server finds by name and phone. */
  const personId = () => {
    const citizen = form.getValues();
    if (!person) return undefined;
    const standing = standingOf(person, citizen);
    const goes = standing === 'same' || (standing === 'different' && isSaid(said, citizen));
    return goes ? person.id : undefined;
  };

  return {
    id,
    card,
    person,
    /** Whose phone somebody else was said to have. */
    relative,
    said,
    choose,
    drop,
    takeTyped,
    takeSomebodyElse,
    personId,
    say: () => setSaid(form.getValues()),
  };
}
export type ChosenPerson = ReturnType<typeof useChosenPerson>;
