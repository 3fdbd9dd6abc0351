import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { InboxRow } from '#contract/messages/inbox.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { EarlierCalls } from '../calls/EarlierCalls.tsx';
import { OpenComplaint } from '../calls/OpenComplaint.tsx';
import { useDroppedPartText } from '../useDroppedPartText.ts';
import { Words } from '../Words.tsx';
import { isMissedCall, useSentText } from './useSentText.ts';

interface SentProps {
  row: InboxRow;
  headingRef: Ref<HTMLHeadingElement>;
  /** The buttons that handle it. */
  children: ReactNode;
}

/** A received message with its files, and the persons with its phone (MSG-15). */
export function Sent({ row, headingRef, children }: SentProps) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const sentText = useSentText();
  const droppedPartText = useDroppedPartText();
  const { phone, channel, files, left_out, sent_at, late, text } = row;
  return (
    <Paper variant="outlined" component="article" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography ref={headingRef} tabIndex={-1} variant="h2">
          <PhoneLink phone={phone} />
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('inbox.sent', {
            when: instant(sent_at),
            channel: translate(`inbox.channels.${channel}`, { _: channel }),
          })}{' '}
          {late && <Chip size="small" color="warning" label={translate('inbox.late')} />}
        </Typography>
        <Persons persons={row.persons} />
      </Box>
      {text && (
        <Words>
          <WithMapLinks text={text} />
        </Words>
      )}
      {isMissedCall(row) && (
        <Typography sx={{ fontStyle: 'italic', overflowWrap: 'anywhere' }}>{sentText(row)}</Typography>
      )}
      {files.length > 0 && (
        <Box>
          <Typography variant="h3">{translate('inbox.files')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {files.map(({ id, name, path }) => (
              <Typography key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
                <MuiLink href={path} target="_blank" rel="noopener">
                  {name}
                </MuiLink>
              </Typography>
            ))}
          </Box>
        </Box>
      )}
      {left_out.map((each, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change
        <Alert key={nth} severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {droppedPartText(each)}
        </Alert>
      ))}
      {row.state === 'open' && <OpenComplaint persons={row.persons} />}
      {row.calls.length > 0 && (
        <Box>
          <Typography variant="h3">{translate('calls.earlier')}</Typography>
          <EarlierCalls calls={row.calls} />
        </Box>
      )}
      {children}
    </Paper>
  );
}

/** A location opens on a map; other links of citizens stay plain text. */
const MAP_LINK = /(https:\/\/www\.google\.com\/maps\?q=-?[\d.]+,-?[\d.]+)/;

const WithMapLinks = ({ text }: { text: string }) =>
  text.split(MAP_LINK).map((part, nth) =>
    nth % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <MuiLink key={nth} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </MuiLink>
    ) : (
      part
    ),
  );

/** Several members of a household may share a number. */
function Persons({ persons }: Pick<InboxRow, 'persons'>) {
  const translate = useTranslate();
  if (persons.length === 0) return <Typography>{translate('inbox.nobody')}</Typography>;
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {`${translate('inbox.known')}: `}
      {persons.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <MuiLink component={Link} to={`/grievance/person/${id}`} underline="always">
            {name}
          </MuiLink>
        </span>
      ))}
    </Typography>
  );
}
