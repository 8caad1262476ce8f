import { type ComponentProps, useEffect, useRef } from "react";
import { Companion } from "../../ui/pictures/companion/companion.tsx";
import { followPerson } from "../../ui/pictures/companion/follow-person.ts";

/** A companion that reacts to what is done on the page that it is part of. */
export default function FollowingCompanion(props: ComponentProps<typeof Companion>) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const page = place.current?.closest<HTMLElement>("main");
    return page
      ? followPerson(page, place.current?.querySelector<HTMLElement>("[data-companion]"))
      : undefined;
  }, []);
  return (
    <span ref={place}>
      <Companion {...props} />
    </span>
  );
}
