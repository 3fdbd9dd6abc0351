import { useState } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { useListAddress } from '../list/listRouter.ts';

/** Whether the address fills the form. */
function useBeginsForm(): boolean {
  const [search] = useSearchParams();
  return useSlot('recording').some(({ parameter }) => parameter !== undefined && search.has(parameter));
}

/**
 * Whether the folder's form and list are open. Each account's choice is stored. A filter, a search or a link to the
 * list folds the form and opens the list; an address that fills the form opens the form.
 */
export function useFolded() {
  const [isFormKept, keepForm] = useStore('taste.recording.form', true);
  const [isListKept, keepList] = useStore('taste.recording.list', true);
  const { filter, columns, page } = useListAddress().shown;
  const isCut = Object.values(filter).some(Boolean) || columns !== undefined;
  const inForce = isCut ? JSON.stringify([filter, columns]) : '';
  const begins = useBeginsForm();
  const isListShown = isCut || page > 1;
  const [isFormOpen, setFormOpen] = useState(begins || (isFormKept && !isListShown));
  const [isListOpen, setListOpen] = useState(isListKept || isListShown);
  const [seen, setSeen] = useState({ inForce, begins });
  if (seen.inForce !== inForce || seen.begins !== begins) {
    setSeen({ inForce, begins });
    if (begins) setFormOpen(true);
    else if (isCut && seen.inForce !== inForce) {
      setFormOpen(false);
      setListOpen(true);
    }
  }
  const changeForm = (isOpen: boolean) => {
    keepForm(isOpen);
    setFormOpen(isOpen);
  };
  return {
    isFormOpen,
    isListOpen,
    openForm: () => changeForm(true),
    foldForm: () => changeForm(false),
    toggleList: () => {
      keepList(!isListOpen);
      setListOpen(!isListOpen);
    },
  };
}
