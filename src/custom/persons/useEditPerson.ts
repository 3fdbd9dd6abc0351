import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type PersonCard, updatePerson } from '#contract/persons/person.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useCheckedForm } from '#src/components/form/useCheckedForm.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { type ChangedPerson, checkPerson, type PersonValues, valuesOf } from './personForm.ts';

/**
 * The form of a person and its save. `newer` is the version that another user has saved (409); loading it keeps the
 * typed fields and replaces the others.
 */
export function useEditPerson({ person, onClose }: { person: PersonCard; onClose: () => void }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [base, setBase] = useState(person);
  const [newer, setNewer] = useState<PersonCard | null>(null);
  const { form, submit, draft } = useCheckedForm<PersonValues, ChangedPerson>({
    draftName: `person/${person.id}`,
    defaultValues: valuesOf(person),
    check: checkPerson,
    send: async (fields) => {
      setNewer(null);
      try {
        await call(updatePerson, { params: { id: base.id }, body: { ...fields, version: base.version } });
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || failure.status !== 409) throw failure;
        setNewer(failure.body.current as PersonCard);
        return false;
      }
      notify('common.saved', { type: 'success' });
      onClose();
      await queryClient.invalidateQueries({ queryKey: [PERSONS] });
    },
  });
  // The subscription makes react-hook-form track the typed fields.
  const { dirtyFields } = form.formState;
  const loadNewer = () => {
    if (!newer) return;
    form.reset(valuesOf(newer), { keepDirtyValues: Object.keys(dirtyFields).length > 0 });
    setBase(newer);
    setNewer(null);
  };
  return { form, draft, submit, newer, loadNewer };
}
