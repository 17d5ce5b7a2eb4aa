/** The default styles of the vendors' elements. */
export const ELEMENT_STYLES = `
html,
body {
  margin: 0;
  padding: 0;
}
page {
  display: block;
  min-height: 100vh;
  font-size: 16px;
  overflow-wrap: break-word;
}
view,
swiper,
swiper-item,
scroll-view,
rich-text,
form {
  display: block;
}
text {
  display: inline;
  white-space: pre-line;
}
image {
  display: inline-block;
  width: 320px;
  height: 240px;
  overflow: hidden;
}
image > img {
  display: block;
  width: 100%;
  height: 100%;
}
input {
  display: block;
  height: 1.4rem;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  font: inherit;
}
video {
  display: inline-block;
  width: 300px;
  height: 225px;
}
swiper {
  position: relative;
  height: 150px;
  overflow: hidden;
}
swiper-item {
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
}
swiper-item + swiper-item {
  display: none;
}
scroll-view > .scroller {
  width: 100%;
  height: 100%;
}
scroll-view[scroll-x] > .scroller {
  overflow-x: auto;
  scrollbar-width: none;
}
scroll-view[scroll-y] > .scroller {
  overflow-y: auto;
}
`;
