import MuiLink, { type LinkProps } from '@mui/material/Link';
import { isPhone, nationalDigits } from '#contract/kernel/phone.ts';
import { EMPTY } from './empty.ts';

interface PhoneLinkProps extends Pick<LinkProps, 'variant' | 'onClick'> {
  /** Undefined for records without a phone. */
  phone: string | undefined;
}

/** A link that calls the phone. */
export const PhoneLink = ({ phone, ...link }: PhoneLinkProps) =>
  phone ? (
    <MuiLink href={`tel:${isPhone(phone) ? `+91${nationalDigits(phone)}` : phone}`} {...link}>
      {phone}
    </MuiLink>
  ) : (
    EMPTY
  );
