import Typography from '@mui/material/Typography';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';

interface Changed extends RaRecord {
  updated_at?: string;
  updated_by?: { name: string } | null;
}

/** Who last changed the record and when, if the answer has it. */
export function LastChanged() {
  const record = useRecordContext<Changed>();
  const translate = useTranslate();
  const { instant } = useFormats();
  if (!record?.updated_at) return null;
  const name = record.updated_by?.name;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ p: 2, pt: 0 }}>
      {translate(name ? 'declare.changed.by' : 'declare.changed.at', {
        name,
        date: instant(record.updated_at),
      })}
    </Typography>
  );
}
