import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { Checkbox } from '../../../ui/checkbox';

export interface LegalPaths {
  terms: string;
  privacy: string;
}

interface ConsentCheckboxProps {
  legal: LegalPaths;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

/** The documents open in a new tab, so the form keeps what was typed. */
export function ConsentCheckbox({ legal, checked, error, onChange }: ConsentCheckboxProps) {
  const label = (
    <span>
      I agree to the <LegalLink to={legal.terms}>terms</LegalLink> and the{' '}
      <LegalLink to={legal.privacy}>privacy policy</LegalLink>, and I’m 13 or older.
    </span>
  );
  return (
    <Checkbox
      label={label}
      description={`${brand.coach} isn't a doctor. If you're ill, injured, or pregnant, check with yours before you train.`}
      checked={checked}
      error={error}
      onChange={onChange}
    />
  );
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="font-strong text-go-text underline-offset-3" to={to} target="_blank" rel="noreferrer">
      {children}
    </Link>
  );
}
