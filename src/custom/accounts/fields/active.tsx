import Chip from '@mui/material/Chip';
import { FunctionField, useTranslate } from 'react-admin';
import type { FieldType } from '#src/declare/field.ts';

/**
 * Whether a party user can sign in: a mark for disabled ones, and a switch in the edit form; new users are enabled
 * (USR-01).
 */
export const active = (): FieldType => ({
  show: ({ source }) => <ActiveField source={source} />,
  input: async ({ source, editing }) => {
    if (!editing) return null;
    const { ActiveInput } = await import('./ActiveInput.tsx');
    return <ActiveInput source={source} />;
  },
});

/** Marks disabled accounts. */
function ActiveField({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <FunctionField
      source={source}
      render={(record) =>
        record[source] === false ? (
          <Chip
            component="span"
            size="small"
            color="warning"
            variant="outlined"
            label={translate('people.active.off')}
          />
        ) : (
          translate('people.active.on')
        )
      }
    />
  );
}
