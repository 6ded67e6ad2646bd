/** The menus of the bars at the top, in one file that is loaded when one of them opens. */
export { ProjectSwitcherMenu } from './frame/ProjectSwitcherMenu';
export { MoreDrawer } from './frame/MoreDrawer';
export { SignedInMenu } from './SignedInMenu';
export { SiteMenu } from './SiteMenu';
