import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Fact, Facts } from '#src/components/page/Facts.tsx';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';

const PhoneMark = lazyWithWords(() => import('../contactPreferences/PhoneMark.tsx'));

/** The main facts about a person (PER-05). */
export function PersonFacts({ person, children }: { person: PersonCard; children?: ReactNode }) {
  const translate = useTranslate();
  const { day, number } = useFormats();
  const placeText = usePlaceText();
  const { phones, language, open, closed, last_contact: contact, last_answer: answer } = person;
  return (
    <Facts words="person.facts" column="8rem" isDense>
      <Fact name="phones">
        {phones.map((phone) => (
          <Box key={phone}>
            <PhoneLink phone={phone} />
            <PhoneMark personId={person.id} phone={phone} />
          </Box>
        ))}
      </Fact>
      <Fact name="place">{placeText(person)}</Fact>
      <Fact name="language">{language && translate(`person.language.${language}`)}</Fact>
      <Fact name="cases">{translate('person.cases', { open: number(open), closed: number(closed) })}</Fact>
      <Fact name="lastContact">
        {contact && `${day(contact.at)} · ${translate(`person.contact.${contact.kind}`)}`}
      </Fact>
      {children}
      <Fact name="lastAnswer" isWide>
        {answer && (
          <>
            {day(answer.created_at)} · {answer.complaint_number}
            <Typography component="span" variant="body2" sx={ANSWER}>
              {answer.message}
            </Typography>
          </>
        )}
      </Fact>
    </Facts>
  );
}

/** Only the first lines of a long answer. The grievance shows all of it. */
const ANSWER = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
};
