import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportMap,
  REQUIRED_IMPORT_FIELDS,
} from '#contract/desk/complaintImport.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import type { Options } from '#src/components/form/useOptions.ts';
import { withRule } from './mapping.ts';
import { useNames } from './useNames.ts';
import { WhenEmpty } from './WhenEmpty.tsx';

interface MappingFormProps {
  columns: readonly string[];
  map: ImportMap;
  onChange: (map: ImportMap) => void;
  disabled: boolean;
}

/** For each field of a grievance: the column that it comes from, and the value for empty cells or for all rows. */
export function MappingForm(props: MappingFormProps) {
  const options = useNames(CHOICES);
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {IMPORT_FIELDS.map((field) => (
        <FieldMapping key={field} field={field} options={options(field)} {...props} />
      ))}
    </Box>
  );
}

/** Fields that load all their names, since one of them may be the value for empty cells. */
const CHOICES = new Set<ImportField>(['category', 'parliament', 'assembly']);

const isRequired = (field: ImportField) => (REQUIRED_IMPORT_FIELDS as readonly string[]).includes(field);

function FieldMapping({
  field,
  columns,
  map,
  onChange,
  disabled,
  options,
}: MappingFormProps & { field: ImportField; options: Options | undefined }) {
  const translate = useTranslate();
  const name = translate(`importing.fields.${field}`);
  const { column = '' } = map[field] ?? {};
  return (
    <Box component="li" sx={GRID}>
      <Typography>
        {name}
        {isRequired(field) && ' *'}
      </Typography>
      <ChoiceField
        label={translate('importing.columnOf', { field: name })}
        disabled={disabled}
        value={columns.includes(column) ? column : ''}
        onChange={(chosen) => onChange(withRule(map, field, { column: chosen }))}
        choices={[
          ['', translate('importing.noColumn')],
          ...columns.filter(Boolean).map((heading) => [heading, heading] as const),
        ]}
      />
      <WhenEmpty {...{ field, name, map, onChange, disabled, options }} />
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', md: '12rem 1fr 1fr' },
};
