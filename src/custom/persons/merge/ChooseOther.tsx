import { useTranslate } from 'react-admin';
import type { PersonCard, PersonRow } from '#contract/persons/person.ts';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import { PersonSearch } from '../PersonSearch.tsx';

interface ChooseOtherProps {
  person: PersonCard;
  onChoose: (other: PersonRow) => void;
  onClose: () => void;
}

/** Chooses the duplicate of the page's person. */
export default function ChooseOther({ person, onChoose, onClose }: ChooseOtherProps) {
  const translate = useTranslate();
  return (
    <InfoDialog
      title={translate('merging.merge.whom', { name: person.name })}
      close="common.cancel"
      isChanged={false}
      onClose={onClose}
    >
      <PersonSearch
        label={translate('merging.merge.search')}
        assemblyId={person.assembly_id}
        without={[person.id]}
        onChoose={onChoose}
        autoFocus
      />
    </InfoDialog>
  );
}
