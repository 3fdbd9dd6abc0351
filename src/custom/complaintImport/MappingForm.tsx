import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportMap,
  REQUIRED_IMPORT_FIELDS,
} from '../../../contract/complaintImport.ts';
import { withRule } from './mapping.ts';

interface MappingFormProps {
  columns: readonly string[];
  map: ImportMap;
  onChange: (map: ImportMap) => void;
  disabled: boolean;
}

/** For each field of a grievance: the column it comes from, and what stands for an empty cell or for all rows. */
export function MappingForm(props: MappingFormProps) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {IMPORT_FIELDS.map((field) => (
        <FieldMapping key={field} field={field} {...props} />
      ))}
    </Box>
  );
}

const isRequired = (field: ImportField) => (REQUIRED_IMPORT_FIELDS as readonly string[]).includes(field);

function FieldMapping({
  field,
  columns,
  map,
  onChange,
  disabled,
}: MappingFormProps & { field: ImportField }) {
  const translate = useTranslate();
  const name = translate(`importing.fields.${field}`);
  const { column = '', otherwise = '' } = map[field] ?? {};
  return (
    <Box component="li" sx={GRID}>
      <Typography>
        {name}
        {isRequired(field) && ' *'}
      </Typography>
      <TextField
        select
        size="small"
        label={translate('importing.columnOf', { field: name })}
        value={columns.includes(column) ? column : ''}
        onChange={(event) => onChange(withRule(map, field, { column: event.target.value }))}
        disabled={disabled}
      >
        <MenuItem value="">{translate('importing.noColumn')}</MenuItem>
        {columns.filter(Boolean).map((heading) => (
          <MenuItem key={heading} value={heading}>
            {heading}
          </MenuItem>
        ))}
      </TextField>
      {field !== 'key' && (
        <TextField
          size="small"
          label={translate('importing.otherwise', { field: name })}
          value={otherwise}
          onChange={(event) => onChange(withRule(map, field, { otherwise: event.target.value }))}
          disabled={disabled}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      )}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', md: '12rem 1fr 1fr' },
};
