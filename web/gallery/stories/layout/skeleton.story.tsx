import { Card } from "../../../src/ui/layout/card.tsx";
import { Skeleton } from "../../../src/ui/layout/skeleton.tsx";
import { story } from "../../story.ts";

export default story({
  title: "Skeleton",
  use: "Placeholder for loading content, in its size.",
  states: {
    Lines: () => (
      <div>
        <Skeleton width="60%" height="2rem" />
        <br />
        <Skeleton />
        <br />
        <Skeleton width="85%" />
      </div>
    ),
    "In a card": () => (
      <Card>
        <Skeleton height="8rem" />
        <br />
        <Skeleton width="70%" />
      </Card>
    ),
  },
});
