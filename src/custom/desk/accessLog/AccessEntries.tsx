import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { displayedStatus } from '#contract/complaints/complaintStatus.ts';
import type { AccessEntry } from '#contract/desk/accessLog.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useInChargeText } from '#src/custom/complaints/inCharges.ts';

interface AccessEntriesProps {
  entries: readonly AccessEntry[];
  /** On the page of one record the entries do not name it. */
  ofOne?: boolean;
}

/** Entries of the access log: user, action, time and record. */
export const AccessEntries = ({ entries, ofOne = false }: AccessEntriesProps) => (
  <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} ofOne={ofOne} />
    ))}
  </Stack>
);

function Entry({ entry, ofOne }: { entry: AccessEntry; ofOne: boolean }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { complaint, created_at, filters, kind, rows, user } = entry;
  return (
    <Box component="li" sx={{ pl: 2, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {user?.name ?? translate('privacy.access.unknownUser')}
        </Typography>
        <Typography variant="body2">{translate(`privacy.access.kinds.${kind}`)}</Typography>
        {complaint && !ofOne && (
          <Typography variant="body2" component={Link} to={`/grievance/${complaint.id}`} color="info">
            {complaint.complaint_number}
          </Typography>
        )}
        {rows !== null && (
          <Typography variant="body2">{translate('privacy.access.rows', { smart_count: rows })}</Typography>
        )}
        <Typography component="time" dateTime={created_at} variant="body2" color="textSecondary">
          {instant(created_at)}
        </Typography>
      </Stack>
      {filters.length > 0 && <Filters filters={filters} />}
    </Box>
  );
}

function Filters({ filters }: Pick<AccessEntry, 'filters'>) {
  const translate = useTranslate();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const inChargeText = useInChargeText();
  const shown = ({ name, value, local }: AccessEntry['filters'][number]) => {
    if (name === 'from_date' || name === 'to_date') return day(value);
    if (name === 'assigned') return inChargeText(value);
    return name === 'status' ? displayedStatus(value) : nameIn({ name: value, ...local });
  };
  return (
    <Typography variant="body2" color="textSecondary">
      {filters
        .map((filter) =>
          [translate(`privacy.access.filter.${filter.name}`), shown(filter)].filter(Boolean).join(': '),
        )
        .join(' · ')}
    </Typography>
  );
}
