import { useState } from "react";
import { useContentPage } from "../page-context.ts";
import styles from "./asset-picture.module.css";

interface AssetPictureProps {
  readonly asset: string;
  readonly alt: string;
}

/** A picture of the page's assets; where it is missing or cannot be loaded, what it shows in words. */
export function AssetPicture({ asset, alt }: AssetPictureProps) {
  const { assetUrl, mediaFailed } = useContentPage();
  const url = assetUrl(asset);
  const [failed, setFailed] = useState<string>();
  if (url === undefined || url === failed) return <p className={styles.words}>{alt}</p>;
  const fail = () => {
    setFailed(url);
    mediaFailed(url);
  };
  return <img className={styles.picture} src={url} alt={alt} draggable={false} onError={fail} />;
}
