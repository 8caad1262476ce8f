import { cleanNickname, isNickname } from "./nickname.ts";

/** Shown for a user who has not chosen a year of birth. */
export const DEFAULT_BIRTH_YEAR = 2002;

/** The years of birth that can be chosen, oldest first. */
export const BIRTH_YEARS: readonly number[] = Array.from({ length: 100 }, (_, index) => 1920 + index);

/** What can be said of one's gender and occupation. Stored as they are; nothing is stored for what is not said. */
export const GENDERS = ["woman", "man", "other"] as const;
export const OCCUPATIONS = ["student", "employed", "ownWork", "care", "seeking", "resting", "other"] as const;

export interface Profile {
  readonly nickname?: string | undefined;
  readonly birthYear?: number | undefined;
  readonly gender?: string | undefined;
  readonly occupation?: string | undefined;
}

/** The profile as a form shows it; a gender or occupation that is not said is empty. */
export interface ProfileForm {
  readonly nickname: string;
  readonly birthYear: number;
  readonly gender: string;
  readonly occupation: string;
}

/** A change of the profile as `auth/updateUserInfo` takes it. */
export type ProfileUpdate =
  | { readonly "additionalInfo.nickname": string }
  | { readonly additionalInfo: Profile };

export function profileForm(profile: Profile): ProfileForm {
  const { nickname = "", birthYear = DEFAULT_BIRTH_YEAR, gender = "", occupation = "" } = profile;
  return { nickname, birthYear, gender, occupation };
}

/** Whether a nickname may be saved: one that was set cannot be taken away. */
export function isProfileNickname(nickname: string, profile: Profile): boolean {
  return isNickname(nickname) || (nickname.trim() === "" && profile.nickname === undefined);
}

/** What saving the form changes: the nickname alone, or the whole profile; undefined where it changes nothing. */
export function profileUpdate(profile: Profile, form: ProfileForm): ProfileUpdate | undefined {
  const before = profileForm(profile);
  const nickname = cleanNickname(form.nickname);
  const isSame =
    form.birthYear === before.birthYear &&
    form.gender === before.gender &&
    form.occupation === before.occupation;
  if (isSame)
    return nickname === cleanNickname(before.nickname) ? undefined : { "additionalInfo.nickname": nickname };
  const { birthYear, gender, occupation } = form;
  return {
    additionalInfo: {
      ...(nickname !== "" && { nickname }),
      birthYear,
      ...(gender !== "" && { gender }),
      ...(occupation !== "" && { occupation }),
    },
  };
}
