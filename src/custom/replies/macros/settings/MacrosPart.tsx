import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { deleteMacro, type MacroRecord } from '#contract/replies/macro.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { DeleteQuestion } from '#src/components/nameTable/DeleteQuestion.tsx';
import { OfficePart } from '#src/components/office/OfficePart.tsx';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { Section } from '#src/components/page/Section.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { call } from '#src/dataProvider/call.ts';
import { useMacros, useRenewMacros } from '../useMacros.ts';
import { MacroForm } from './MacroForm.tsx';
import { MacroItem } from './MacroItem.tsx';

/** The macros of an office (DESK-13). */
export default function MacrosPart() {
  const { officeId } = useRequestedOffice();
  return (
    <OfficePart query={useMacros(officeId)}>
      {({ data }) => <MacroList macros={data} officeId={officeId} />}
    </OfficePart>
  );
}

function MacroList({ macros, officeId }: { macros: readonly MacroRecord[]; officeId: number | null }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const notify = useNotify();
  const renew = useRenewMacros();
  const [edited, setEdited] = useState<MacroRecord | 'new' | null>(null);
  const [doomed, setDoomed] = useState<MacroRecord | null>(null);
  const list = useFocusAfterRemoval<HTMLUListElement>(macros.length);
  const remove = async ({ id }: MacroRecord) => {
    await call(deleteMacro, { params: { id } });
    await renew();
    notify('macros.deleted', { type: 'success' });
  };
  return (
    <Section
      title="macros.title"
      control={
        <Button startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          {translate('macros.add')}
        </Button>
      }
    >
      <Typography color="textSecondary">
        {translate(macros.length ? 'macros.hint' : 'macros.empty')}
      </Typography>
      <List ref={list} tabIndex={-1} disablePadding sx={{ outline: 0 }}>
        {macros.map((macro) => (
          <MacroItem
            key={macro.id}
            macro={macro}
            {...(macro.from === 'own' && {
              onEdit: () => setEdited(macro),
              onDelete: () => setDoomed(macro),
            })}
          />
        ))}
      </List>
      {edited && (
        <MacroForm
          macro={edited === 'new' ? undefined : edited}
          officeId={officeId}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed && (
        <DeleteQuestion
          name={nameIn(doomed)}
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </Section>
  );
}
