import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '../../../contract/person.ts';
import { EMPTY } from '../format/empty.ts';
import { PhoneLink } from '../format/PhoneLink.tsx';
import { useFormats } from '../format/useFormats.ts';
import { usePlaceText } from '../place/usePlaceText.ts';

/** What the office knows of a person at a glance (PER-05). */
export function PersonFacts({ person, children }: { person: PersonCard; children?: ReactNode }) {
  const translate = useTranslate();
  const { dayOf, number } = useFormats();
  const placeText = usePlaceText();
  const { phones, language, open, closed, last_contact: contact, last_answer: answer } = person;
  return (
    <Box component="dl" sx={LIST}>
      <Fact name="phones">
        {phones.map((phone) => (
          <Box key={phone}>
            <PhoneLink phone={phone} />
          </Box>
        ))}
      </Fact>
      <Fact name="place">{placeText(person)}</Fact>
      <Fact name="language">{language && translate(`person.language.${language}`)}</Fact>
      <Fact name="cases">{translate('person.cases', { open: number(open), closed: number(closed) })}</Fact>
      <Fact name="lastContact">
        {contact && `${dayOf(contact.at)} · ${translate(`person.contact.${contact.kind}`)}`}
      </Fact>
      {children}
      <Fact name="lastAnswer" isWide>
        {answer && (
          <>
            {dayOf(answer.created_at)} · {answer.complaint_number}
            <Typography component="span" variant="body2" sx={ANSWER}>
              {answer.message}
            </Typography>
          </>
        )}
      </Fact>
    </Box>
  );
}

interface FactProps {
  /** Key of the words of facts. */
  name: string;
  /** Takes the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** One thing that is known; a dash where it is not. */
export function Fact({ name, isWide, children }: FactProps) {
  const translate = useTranslate();
  const isKnown = Array.isArray(children) ? children.length > 0 : Boolean(children);
  return (
    <Box sx={isWide ? { gridColumn: '1 / -1' } : undefined}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`person.facts.${name}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {isKnown ? children : EMPTY}
      </Typography>
    </Box>
  );
}

const LIST = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
};

/** The beginning of a long answer; the grievance has all of it. */
const ANSWER = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
};
