import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/fields/text-field.tsx";
import { NEW_PASSWORD_MIN } from "./credentials.ts";
import { passwordStrength } from "./password-strength.ts";

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
}

/** A new password, and in words how well it protects. */
export function NewPasswordField({ label, value, onChange, error }: NewPasswordFieldProps) {
  const { t } = useTranslation("auth-link");
  const missing = NEW_PASSWORD_MIN - value.length;
  return (
    <TextField
      label={label}
      name="password"
      autoComplete="new-password"
      reveal={{ show: t("show"), hide: t("hide") }}
      value={value}
      onChange={onChange}
      hint={t(`strength.${passwordStrength(value)}`, { missing })}
      error={error}
    />
  );
}
