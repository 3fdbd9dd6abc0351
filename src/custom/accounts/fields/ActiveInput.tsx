import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { FieldTitle, useRecordContext } from 'react-admin';
import { useController } from 'react-hook-form';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';

/** Enables an account, or disables it after a question; saved with the form. */
export function ActiveInput({ source }: { source: string }) {
  const name = useRecordContext()?.name;
  const { field } = useController({ name: source });
  const [isAsking, setAsking] = useState(false);
  const change = (on: boolean) => {
    if (on) field.onChange(true);
    else setAsking(true);
  };
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={field.value !== false}
            onChange={(_event, on) => change(on)}
            slotProps={{ input: { ref: field.ref, name: field.name, onBlur: field.onBlur } }}
          />
        }
        label={<FieldTitle source={source} />}
        sx={{ my: 1 }}
      />
      <ConfirmDialog
        open={isAsking}
        title="people.active.question"
        question="people.active.consequence"
        named={{ name }}
        action="people.active.switchOff"
        onConfirm={() => {
          field.onChange(false);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
