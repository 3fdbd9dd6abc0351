import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportField, ImportMap, ImportPreview, ImportRule } from '#contract/desk/complaintImport.ts';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { withName } from './mapping.ts';
import { useNames } from './useNames.ts';

interface UnknownNamesProps {
  unknown: ImportPreview['unknown'];
  map: ImportMap;
  onChange: (map: ImportMap) => void;
}

/** Names in the file that match nothing here, and names that the user has already mapped. */
export function UnknownNames({ unknown, map, onChange }: UnknownNamesProps) {
  const translate = useTranslate();
  const listed = [...unknown, ...listedNames(map, unknown)];
  const names = useNames(new Set(listed.map(({ field }) => field)));
  if (listed.length === 0) return null;
  return (
    <Box>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {translate('importing.unknown')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('importing.unknownHint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        }}
      >
        {listed.map(({ field, value, count }) => {
          const name = { field: translate(`importing.fields.${field}`), value, count };
          const label = translate(count > 0 ? 'importing.standsFor' : 'importing.told', name);
          const ours = map[field]?.values?.[value] ?? '';
          const choose = (chosen: string) => onChange(withName(map, field, value, chosen));
          const options = names(field);
          return options ? (
            <OptionPicker
              key={`${field}:${value}`}
              label={label}
              options={options}
              value={ours || null}
              onChange={(chosen) => choose(chosen === null ? '' : String(chosen))}
            />
          ) : (
            <TextField
              key={`${field}:${value}`}
              size="small"
              margin="dense"
              label={label}
              value={ours}
              onChange={(event) => choose(event.target.value)}
              autoComplete="off"
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** Mapped names that the last check accepted. */
function listedNames(map: ImportMap, unknown: ImportPreview['unknown']) {
  const isListed = (field: string, value: string) =>
    unknown.some((other) => other.field === field && other.value === value);
  return (Object.entries(map) as [ImportField, ImportRule][]).flatMap(([field, { values = {} }]) =>
    Object.keys(values).flatMap((value) => (isListed(field, value) ? [] : [{ field, value, count: 0 }])),
  );
}
