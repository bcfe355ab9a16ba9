import { PlainTextField, type PlainTextFieldProps } from '../../kit/field/plain-text-field.tsx';

/** The address that the player has paid or signed in with. */
export function EmailField(props: Omit<PlainTextFieldProps, 'label' | 'type' | 'name'>) {
  return <PlainTextField label="E-Mail" type="email" name="email" {...props} />;
}
